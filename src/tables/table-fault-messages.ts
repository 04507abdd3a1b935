/** Words for faults in what the tables say, as opposed to how the file is written (fault-messages.ts). */
import type { Message } from '../errors';

/** By code. */
export const tableFaultMessages = {
  TABLE_DICE: {
    message: { es: '«{dice}» no son dados que se puedan tirar', ca: '«{dice}» no són daus que es puguin tirar', en: '“{dice}” are not dice one can roll' },
    remedy: { es: 'Escribe de 1 a {count} dados de hasta {sides} caras: 1d6, 2d6, 1d4, 1d3.', ca: 'Escriu d\'1 a {count} daus de fins a {sides} cares: 1d6, 2d6, 1d4, 1d3.', en: 'Write 1 to {count} dice of up to {sides} faces: 1d6, 2d6, 1d4, 1d3.' },
  },
  TABLE_RANGE: {
    message: { es: '«{when}» no son totales que se entiendan', ca: "«{when}» no són totals que s'entenguin", en: '“{when}” are not totals one can read' },
    remedy: { es: 'Escribe 3, 1-2, 6+, 12.. o ..5, con el menor delante.', ca: 'Escriu 3, 1-2, 6+, 12.. o ..5, amb el menor al davant.', en: 'Write 3, 1-2, 6+, 12.. or ..5, the lower number first.' },
  },
  TABLE_WEIGHTS: {
    message: { es: 'los pesos y los totales se mezclan en una misma tabla', ca: 'els pesos i els totals es barregen en una mateixa taula', en: 'weights and totals are mixed in one table' },
    remedy: { es: 'Pon en todas las filas «when:» o en todas «weight:».', ca: 'Posa a totes les files «when:» o a totes «weight:».', en: 'Give every row “when:” or every row “weight:”.' },
  },
  TABLE_WEIGHTS_SUM: {
    message: { es: 'los pesos suman {sum}, y {dice} no tiene ese número de caras', ca: 'els pesos sumen {sum}, i {dice} no té aquest nombre de cares', en: 'the weights add up to {sum}, and {dice} does not have that many faces' },
    remedy: { es: 'Cambia los pesos o quita «dice:», y se usará un dado de {sum} caras.', ca: 'Canvia els pesos o treu «dice:», i es farà servir un dau de {sum} cares.', en: 'Change the weights, or remove “dice:” and a die of {sum} faces is used.' },
  },
  TABLE_WEIGHTS_DICE: {
    message: { es: 'los pesos necesitan un solo dado; {dice} no da los totales por igual', ca: 'els pesos necessiten un sol dau; {dice} no dona els totals per igual', en: 'weights need a single die; {dice} does not give its totals equally' },
    remedy: { es: 'Usa «when:» con {dice}, o un solo dado.', ca: 'Fes servir «when:» amb {dice}, o un sol dau.', en: 'Use “when:” with {dice}, or a single die.' },
  },
  TABLE_GAP: {
    message: { es: 'la tabla «{table}» puede dar {totals} y ninguna fila lo recoge', ca: 'la taula «{table}» pot donar {totals} i cap fila no ho recull', en: 'table “{table}” can give {totals}, and no row takes it' },
    remedy: { es: 'Añade una fila para {totals} o amplía una vecina.', ca: "Afegeix una fila per a {totals} o amplia'n una de veïna.", en: 'Add a row for {totals} or widen a neighbour.' },
  },
  TABLE_OUTSIDE: {
    message: { es: 'con los modificadores, la tabla «{table}» puede dar {totals}, fuera de todas las filas', ca: 'amb els modificadors, la taula «{table}» pot donar {totals}, fora de totes les files', en: 'with its modifiers table “{table}” can give {totals}, outside every row' },
    remedy: { es: 'Abre la primera o la última fila (..5, 12..), pon «outside: clamp» o reduce los modificadores.', ca: "Obre la primera o l'última fila (..5, 12..), posa «outside: clamp» o redueix els modificadors.", en: 'Open the first or last row (..5, 12..), set “outside: clamp” or narrow the modifiers.' },
  },
  TABLE_UNREACHABLE: {
    message: { es: 'ninguna tirada llega a la fila {when} de «{table}», que da totales de {min} a {max}', ca: 'cap tirada no arriba a la fila {when} de «{table}», que dona totals de {min} a {max}', en: 'no roll reaches row {when} of “{table}”, which gives totals from {min} to {max}' },
    remedy: { es: 'Corrige los totales de la fila, los dados o los modificadores, o quita la fila.', ca: 'Corregeix els totals de la fila, els daus o els modificadors, o treu la fila.', en: 'Correct the totals of the row, the dice or the modifiers, or remove the row.' },
  },
  TABLE_OVERLAP: {
    message: { es: 'las filas {first} y {second} de «{table}» comparten totales', ca: 'les files {first} i {second} de «{table}» comparteixen totals', en: 'rows {first} and {second} of “{table}” share totals' },
    remedy: { es: 'Deja cada total en una sola fila.', ca: 'Deixa cada total en una sola fila.', en: 'Leave each total in one row only.' },
  },
  TABLE_LEAF: {
    message: { es: 'la fila no dice qué pasa, o dice dos cosas', ca: 'la fila no diu què passa, o diu dues coses', en: 'the row does not say what happens, or says two things' },
    remedy: { es: 'Pon «result:» o «roll:», y solo uno de los dos.', ca: 'Posa «result:» o «roll:», i només un dels dos.', en: 'Give it “result:” or “roll:”, one of the two.' },
  },
  TABLE_UNKNOWN: {
    message: { es: 'no existe la tabla «{table}»', ca: 'no existeix la taula «{table}»', en: 'there is no table “{table}”' },
    remedy: { es: '{hint}Tablas: {known}.', ca: '{hint}Taules: {known}.', en: '{hint}Tables: {known}.' },
  },
  TABLE_LOOP: {
    message: { es: 'las tablas se llaman en círculo: {loop}', ca: 'les taules es criden en cercle: {loop}', en: 'the tables call each other in a circle: {loop}' },
    remedy: { es: 'Una tirada tiene que acabar en un resultado: cambia este «roll:» por un «result:».', ca: 'Una tirada ha d\'acabar en un resultat: canvia aquest «roll:» per un «result:».', en: 'A roll has to end in a result: turn this “roll:” into a “result:”.' },
  },
  TABLE_RESULT: {
    message: { es: '«{result}» no es un resultado de «{table}» que el juego conozca', ca: '«{result}» no és un resultat de «{table}» que el joc conegui', en: '“{result}” is not a result of “{table}” that the game knows' },
    remedy: { es: '{hint}Se admiten: {known}.', ca: "{hint}S'admeten: {known}.", en: '{hint}Allowed: {known}.' },
  },
  TABLE_VALUE: {
    message: { es: 'el resultado «{result}» de «{table}» necesita «value:» con un número entre {min} y {max}', ca: 'el resultat «{result}» de «{table}» necessita «value:» amb un número entre {min} i {max}', en: 'result “{result}” of “{table}” needs “value:” with a number between {min} and {max}' },
    remedy: { es: 'Añade o corrige «value:».', ca: 'Afegeix o corregeix «value:».', en: 'Add or correct “value:”.' },
  },
  TABLE_MODIFIERS: {
    message: { es: 'la tabla «{table}» admite modificadores de {min} a {max}, y el juego le suma de {from} a {to}', ca: 'la taula «{table}» admet modificadors de {min} a {max}, i el joc n\'hi suma de {from} a {to}', en: 'table “{table}” accepts modifiers from {min} to {max}, and the game adds {from} to {to}' },
    remedy: { es: 'Pon «modifiers: { min: {from}, max: {to} }» o más.', ca: 'Posa «modifiers: { min: {from}, max: {to} }» o més.', en: 'Write “modifiers: { min: {from}, max: {to} }” or wider.' },
  },
  TABLE_MODIFIERS_UNUSED: {
    message: { es: 'el juego no suma modificadores a la tabla «{table}»', ca: 'el joc no suma modificadors a la taula «{table}»', en: 'the game adds no modifiers to table “{table}”' },
    remedy: { es: 'Quita «modifiers:».', ca: 'Treu «modifiers:».', en: 'Remove “modifiers:”.' },
  },
  TABLE_MODIFIERS_ORDER: {
    message: { es: 'el modificador menor ({min}) supera al mayor ({max})', ca: 'el modificador menor ({min}) supera el major ({max})', en: 'the lowest modifier ({min}) is above the highest ({max})' },
    remedy: { es: 'Intercambia «min» y «max».', ca: 'Intercanvia «min» i «max».', en: 'Swap “min” and “max”.' },
  },
  TABLE_MISSING: {
    message: { es: 'falta la tabla «{table}», que el juego necesita', ca: 'falta la taula «{table}», que el joc necessita', en: 'table “{table}”, which the game needs, is missing' },
    remedy: { es: '{hint}Recupérala con «plasma-wall tables init» en otra carpeta.', ca: "{hint}Recupera-la amb «plasma-wall tables init» en una altra carpeta.", en: '{hint}Get it back with “plasma-wall tables init” in another folder.' },
  },
  TABLE_ONLY_DOORS: {
    message: { es: 'la tabla «{table}» solo da puertas, y detrás de una puerta hace falta otra cosa', ca: "la taula «{table}» només dona portes, i darrere d'una porta cal una altra cosa", en: 'table “{table}” gives doors only, and something else is needed behind a door' },
    remedy: { es: 'Añade al menos una fila con un pasillo.', ca: 'Afegeix almenys una fila amb un passadís.', en: 'Add at least one row with a corridor.' },
  },
  TABLE_PAIR_DICE: {
    message: { es: 'la tabla «{table}» tira {dice}, y las parejas de dados del defensor son de seis caras', ca: 'la taula «{table}» tira {dice}, i les parelles de daus del defensor són de sis cares', en: "table “{table}” rolls {dice}, and the defender's pairs are six-sided dice" },
    remedy: { es: 'Escribe «dice: 1d6».', ca: 'Escriu «dice: 1d6».', en: 'Write “dice: 1d6”.' },
  },
  TABLE_PAIR_DEPTH: {
    message: { es: 'el defensor necesitaría un tercer dado para llegar a «{table}», y sus parejas tienen dos', ca: 'el defensor necessitaria un tercer dau per arribar a «{table}», i les seves parelles en tenen dos', en: 'the defender would need a third die to reach “{table}”, and his pairs have two' },
    remedy: { es: 'Pon un «result:» en la segunda tabla.', ca: 'Posa un «result:» a la segona taula.', en: 'Put a “result:” in the second table.' },
  },
  EVENING_MISSING: {
    message: { es: 'falta la velada «{id}», la que se usa si no se pide otra', ca: "falta la vetllada «{id}», la que s'usa si no se'n demana cap altra", en: 'evening “{id}”, used when no other is asked for, is missing' },
    remedy: { es: 'Añade una con «id: {id}».', ca: 'Afegeix-ne una amb «id: {id}».', en: 'Add one with “id: {id}”.' },
  },
  ID_RESERVED: {
    message: { es: '«{id}» no puede ser el nombre de una carpeta en Windows', ca: '«{id}» no pot ser el nom d\'una carpeta al Windows', en: '“{id}” cannot be the name of a folder on Windows' },
    remedy: { es: 'Elige otro id para el tablero.', ca: 'Tria un altre id per al tauler.', en: 'Choose another id for the board.' },
  },
  ID_DUPLICATE: {
    message: { es: '«{id}» ya está definido en {where}', ca: '«{id}» ja està definit a {where}', en: '“{id}” is already defined in {where}' },
    remedy: { es: 'Deja una sola definición; un archivo propio sustituye al original si lleva su mismo nombre.', ca: "Deixa una sola definició; un fitxer propi substitueix l'original si en porta el mateix nom.", en: 'Keep one definition; a file of your own replaces the original when it bears the same name.' },
  },
  SECTION_MISSING: {
    message: { es: 'ningún archivo contiene «{section}:»', ca: 'cap fitxer no conté «{section}:»', en: 'no file contains “{section}:”' },
    remedy: { es: 'Recupérala con «plasma-wall tables init» en otra carpeta.', ca: 'Recupera-la amb «plasma-wall tables init» en una altra carpeta.', en: 'Get it back with “plasma-wall tables init” in another folder.' },
  },
  ROW_MISSING: {
    message: { es: 'la tabla «{table}» da {points} puntos y la hoja del defensor no tiene esa casilla', ca: 'la taula «{table}» dona {points} punts i el full del defensor no té aquesta casella', en: "table “{table}” gives {points} points, and the defender's sheet has no such row" },
    remedy: { es: 'Añade la casilla de {points} puntos a «rows:» o cambia «value:».', ca: 'Afegeix la casella de {points} punts a «rows:» o canvia «value:».', en: 'Add the row of {points} points to “rows:” or change “value:”.' },
  },
  ROW_UNREACHABLE: {
    message: { es: 'ninguna tirada da la casilla de {points} puntos', ca: 'cap tirada no dona la casella de {points} punts', en: 'no roll gives the row of {points} points' },
    remedy: { es: 'Quita la casilla o dale una fila en la tabla del defensor.', ca: 'Treu la casella o dona-li una fila a la taula del defensor.', en: 'Remove the row or give it a place in the defender table.' },
  },
  SIZE_UNREADABLE: {
    message: { es: '«{size}» no es una medida que se entienda', ca: "«{size}» no és una mida que s'entengui", en: '“{size}” is not a size one can read' },
    remedy: { es: 'Escribe {example}, en milímetros enteros.', ca: 'Escriu {example}, en mil·límetres enters.', en: 'Write {example}, in whole millimetres.' },
  },
  SIZE_RANGE: {
    message: { es: '{size} está fuera de lo permitido, de {min} a {max}', ca: '{size} és fora del permès, de {min} a {max}', en: '{size} is outside what is allowed, {min} to {max}' },
    remedy: { es: 'Elige una medida dentro de esos límites.', ca: 'Tria una mida dins d\'aquests límits.', en: 'Choose a size within these limits.' },
  },
  SIZE_ROOM: {
    message: { es: '{size} no es una habitación {kind}: el límite está en {limit}', ca: '{size} no és una habitació {kind}: el límit és a {limit}', en: '{size} is not a {kind} room: the limit is {limit}' },
    remedy: { es: 'Cámbiala de lista o de medida.', ca: 'Canvia-la de llista o de mida.', en: 'Move it to the other list or change its size.' },
  },
  SPAN_UNREADABLE: {
    message: { es: '«{text}» no es un intervalo que se entienda', ca: "«{text}» no és un interval que s'entengui", en: '“{text}” is not a range one can read' },
    remedy: { es: 'Escribe dos números positivos, el menor delante: 4-6.', ca: 'Escriu dos números positius, el menor al davant: 4-6.', en: 'Write two positive numbers, the lower first: 4-6.' },
  },
  HOUSE_MISSING: {
    message: { es: 'falta la regla de la casa «{key}», que el juego necesita', ca: 'falta la regla de la casa «{key}», que el joc necessita', en: 'house rule “{key}”, which the game needs, is missing' },
    remedy: { es: 'Recupérala con «plasma-wall tables init» en otra carpeta.', ca: 'Recupera-la amb «plasma-wall tables init» en una altra carpeta.', en: 'Get it back with “plasma-wall tables init” in another folder.' },
  },
  HOUSE_UNKNOWN: {
    message: { es: 'el juego no conoce la regla de la casa «{key}»', ca: 'el joc no coneix la regla de la casa «{key}»', en: 'the game knows no house rule “{key}”' },
    remedy: { es: '{hint}Reglas: {known}.', ca: '{hint}Regles: {known}.', en: '{hint}Rules: {known}.' },
  },
  HOUSE_VALUE: {
    message: { es: 'el juego no sabe aplicar {key}: {value}', ca: 'el joc no sap aplicar {key}: {value}', en: 'the game cannot apply {key}: {value}' },
    remedy: { es: '{hint}Valores: {known}.', ca: '{hint}Valors: {known}.', en: '{hint}Values: {known}.' },
  },
  HOUSE_MEANING: {
    message: { es: '«meanings» no explica «{value}»', ca: '«meanings» no explica «{value}»', en: '“meanings” does not explain “{value}”' },
    remedy: { es: 'Añade «{value}:» con su texto en los tres idiomas.', ca: 'Afegeix «{value}:» amb el text en els tres idiomes.', en: 'Add “{value}:” with its text in the three languages.' },
  },
  MISSION_NAME: {
    message: { es: '«{name}» ya nombra la misión {other}', ca: '«{name}» ja anomena la missió {other}', en: '“{name}” already names mission {other}' },
    remedy: { es: 'Elige otro nombre o alias.', ca: 'Tria un altre nom o àlies.', en: 'Choose another name or alias.' },
  },
  MISSION_PRIMARY: {
    message: { es: 'la familia «{family}» no va con «primary: {primary}»', ca: 'la família «{family}» no lliga amb «primary: {primary}»', en: 'family “{family}” does not go with “primary: {primary}”' },
    remedy: { es: 'En «search» no hay primario («none»); en «primary» tiene que haberlo.', ca: "A «search» no hi ha primari («none»); a «primary» n'hi ha d'haver.", en: '“search” has no primary (“none”); “primary” must have one.' },
  },
  MISSION_REROLLS: {
    message: { es: 'en «{mission}» se repetirían todos los resultados de «{table}», sin fin', ca: 'a «{mission}» es repetirien tots els resultats de «{table}», sense fi', en: 'in “{mission}” every result of “{table}” would be rolled again, without end' },
    remedy: { es: 'Quita alguno de «rerolls:» o añade otro objetivo a la tabla.', ca: "Treu-ne algun de «rerolls:» o afegeix un altre objectiu a la taula.", en: 'Remove one from “rerolls:” or add another objective to the table.' },
  },
  PARAGRAPH_FORM: {
    message: { es: 'el párrafo no es ni un texto con sus reglas ni «use:»', ca: 'el paràgraf no és ni un text amb les seves regles ni «use:»', en: 'the paragraph is neither a text with its rules nor “use:”' },
    remedy: { es: 'Pon «rules:» y «text:», o solo «use:» con el nombre de un párrafo común.', ca: "Posa «rules:» i «text:», o només «use:» amb el nom d'un paràgraf comú.", en: 'Give it “rules:” and “text:”, or only “use:” with the name of a shared paragraph.' },
  },
  PARAGRAPH_UNKNOWN: {
    message: { es: 'no existe el párrafo común «{name}»', ca: 'no existeix el paràgraf comú «{name}»', en: 'there is no shared paragraph “{name}”' },
    remedy: { es: '{hint}Párrafos: {known}.', ca: '{hint}Paràgrafs: {known}.', en: '{hint}Paragraphs: {known}.' },
  },
  SCENARIO_NAME: {
    message: { es: '«{name}» ya nombra el escenario {other}', ca: '«{name}» ja anomena l\'escenari {other}', en: '“{name}” already names scenario {other}' },
    remedy: { es: 'Elige otro nombre o alias.', ca: 'Tria un altre nom o àlies.', en: 'Choose another name or alias.' },
  },
  SCENARIO_BOARDS: {
    message: { es: 'los tableros no son los que compara «scoring: {scoring}»', ca: 'els taulers no són els que compara «scoring: {scoring}»', en: 'the boards are not those that “scoring: {scoring}” compares' },
    remedy: {
      es: '«tunnels», «preliminary» y «final» quieren dos en «boards:», uno con side: first y otro con side: second; «mission», uno; «levels», ninguno y un «levels:».',
      ca: '«tunnels», «preliminary» i «final» en volen dos a «boards:», un amb side: first i un altre amb side: second; «mission», un; «levels», cap i un «levels:».',
      en: '“tunnels”, “preliminary” and “final” want two in “boards:”, one with side: first and one with side: second; “mission” wants one; “levels” none, and a “levels:”.',
    },
  },
  SCENARIO_MISSION: {
    message: { es: 'no existe la misión «{id}»', ca: 'no existeix la missió «{id}»', en: 'there is no mission “{id}”' },
    remedy: { es: '{hint}Misiones: {known}.', ca: '{hint}Missions: {known}.', en: '{hint}Missions: {known}.' },
  },
  SCENARIO_FIELD: {
    message: { es: 'la misión «{id}» no sirve para «scoring: {scoring}»: le falta «{field}»', ca: 'la missió «{id}» no serveix per a «scoring: {scoring}»: hi falta «{field}»', en: 'mission “{id}” does not do for “scoring: {scoring}”: it lacks “{field}”' },
    remedy: { es: 'Escríbelo en esa misión o elige otra.', ca: 'Escriu-ho en aquella missió o tria\'n una altra.', en: 'Write it in that mission or choose another.' },
  },
  SCENARIO_COMPARED: {
    message: {
      es: 'la misión «{id}» no sirve para «scoring: {scoring}»: con «only: scenario» y «{field}» nadie la gana por sí sola',
      ca: 'la missió «{id}» no serveix per a «scoring: {scoring}»: amb «only: scenario» i «{field}» ningú no la guanya per si sola',
      en: 'mission “{id}” does not do for “scoring: {scoring}”: with “only: scenario” and “{field}” nobody wins it by itself',
    },
    remedy: {
      es: 'Quita «only: scenario» de la misión, o haz dos tableros y «scoring: {other}».',
      ca: 'Treu «only: scenario» de la missió, o fes dos taulers i «scoring: {other}».',
      en: 'Take “only: scenario” out of the mission, or make two boards and “scoring: {other}”.',
    },
  },
  SCENARIO_EVENING: {
    message: { es: 'no existe la velada «{id}»', ca: 'no existeix la vetllada «{id}»', en: 'there is no evening “{id}”' },
    remedy: { es: '{hint}Veladas: {known}.', ca: '{hint}Vetllades: {known}.', en: '{hint}Evenings: {known}.' },
  },
  LABEL_MISSING: {
    message: { es: 'falta la etiqueta «{key}», que el juego imprime', ca: "falta l'etiqueta «{key}», que el joc imprimeix", en: 'label “{key}”, which the game prints, is missing' },
    remedy: { es: 'Añádela a «labels:» en los tres idiomas.', ca: 'Afegeix-la a «labels:» en els tres idiomes.', en: 'Add it to “labels:” in the three languages.' },
  },
} as const satisfies Record<string, { message: Message; remedy: Message }>;
