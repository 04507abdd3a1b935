import type { Message } from '../errors';
import { late } from '../late';

/** What can be wrong with files. `{path}` is as the user wrote it. */
export const fileMessages = late(() => ({
  emptyPath: {
    es: 'falta el nombre: la ruta está vacía',
    ca: 'falta el nom: la ruta és buida',
    en: 'the name is missing: the path is empty',
  },
  overInput: {
    es: '{path} es la propia partida que se dibuja: no escribo encima',
    ca: '{path} és la mateixa partida que es dibuixa: no hi escric a sobre',
    en: '{path} is the very session being drawn: I do not write over it',
  },
  overRead: {
    es: '{path} es uno de los archivos que lee esta misma orden: no escribo encima',
    ca: '{path} és un dels fitxers que llegeix aquesta mateixa ordre: no hi escric a sobre',
    en: '{path} is one of the files that this very command reads: I do not write over it',
  },
  nothingOurs: {
    es: 'en {path} no hay nada de plasma-wall: esperaba {list}',
    ca: 'a {path} no hi ha res de plasma-wall: esperava {list}',
    en: 'nothing of plasma-wall\'s is in {path}: I expected {list}',
  },
  missing: { es: 'no existe «{path}»', ca: 'no existeix «{path}»', en: '“{path}” does not exist' },
  notFile: {
    es: '{path} no es un archivo normal',
    ca: '{path} no és un fitxer normal',
    en: '{path} is not a plain file',
  },
  fileOnTheWay: {
    es: '{path}: en esa ruta hay un archivo donde hace falta una carpeta',
    ca: '{path}: en aquesta ruta hi ha un fitxer on cal una carpeta',
    en: '{path}: on that path a file stands where a folder is needed',
  },
  notFolder: { es: '{path} no es una carpeta', ca: '{path} no és una carpeta', en: '{path} is not a folder' },
  tooBig: {
    es: '{path} pasa de {limit} kB, que es lo máximo que leo de un archivo así',
    ca: '{path} passa de {limit} kB, que és el màxim que llegeixo d\'un fitxer així',
    en: '{path} is over {limit} kB, the most I read of such a file',
  },
  notText: {
    es: '{path} no es texto UTF-8 (línea {line}, columna {column})',
    ca: '{path} no és text UTF-8 (línia {line}, columna {column})',
    en: '{path} is not UTF-8 text (line {line}, column {column})',
  },
  saveAsUtf8: {
    es: 'Guárdalo como UTF-8 desde tu editor.',
    ca: 'Desa\'l com a UTF-8 des del teu editor.',
    en: 'Save it as UTF-8 from your editor.',
  },
  denied: {
    es: 'no tengo permiso para leer o escribir {path}',
    ca: 'no tinc permís per llegir o escriure {path}',
    en: 'I may not read or write {path}',
  },
  failed: {
    es: 'no se pudo usar {path}: {reason}',
    ca: 'no s\'ha pogut fer servir {path}: {reason}',
    en: '{path} could not be used: {reason}',
  },
  notMade: {
    es: 'no puedo crear {path}: en {folder} no se pueden crear carpetas',
    ca: 'no puc crear {path}: a {folder} no s\'hi poden crear carpetes',
    en: '{path} cannot be made: no folder can be made in {folder}',
  },
  diskFull: {
    es: 'no queda sitio en el disco para {path}',
    ca: 'no queda espai al disc per a {path}',
    en: 'no room left on the disk for {path}',
  },
  symlink: {
    es: '{path} es un enlace simbólico: no escribo a través de él',
    ca: '{path} és un enllaç simbòlic: no hi escric a través',
    en: '{path} is a symbolic link: I do not write through it',
  },
  deadLink: {
    es: '{path} es un enlace simbólico que no lleva a ningún archivo',
    ca: '{path} és un enllaç simbòlic que no porta a cap fitxer',
    en: '{path} is a symbolic link that leads to no file',
  },
  chooseOther: {
    es: 'Elige otro sitio donde escribir.',
    ca: 'Tria un altre lloc on escriure.',
    en: 'Choose another place to write to.',
  },
  badName: {
    es: '«{name}» no sirve de nombre: no se podría abrir en todos los sistemas',
    ca: '«{name}» no serveix de nom: no es podria obrir en tots els sistemes',
    en: '“{name}” cannot be a name: not every system could open it',
  },
  different: {
    es: '{path} ya existe y es distinto ({names})',
    ca: '{path} ja existeix i és diferent ({names})',
    en: '{path} exists already and differs ({names})',
  },
  holdsSession: {
    es: '{path} es la carpeta de una partida, y un escenario no se escribe encima, tampoco con --force',
    ca: '{path} és la carpeta d\'una partida, i un escenari no s\'hi escriu a sobre, tampoc amb --force',
    en: '{path} is the folder of a session, and a scenario is not written over one, not even with --force',
  },
  differentFile: {
    es: '{path} ya existe y es distinto',
    ca: '{path} ja existeix i és diferent',
    en: '{path} exists already and differs',
  },
  busy: {
    es: 'otro plasma-wall está escribiendo en {path}',
    ca: 'un altre plasma-wall està escrivint a {path}',
    en: 'another plasma-wall is writing in {path}',
  },
  busyRemedy: {
    es: 'Espera a que termine. Si no hay ninguno en marcha, borra {mark} y repite la orden.',
    ca: 'Espera que acabi. Si no n\'hi ha cap en marxa, esborra {mark} i repeteix l\'ordre.',
    en: 'Wait until it ends. If none is running, delete {mark} and repeat the command.',
  },
  forceOrOther: {
    es: 'Usa --force para sustituirlo, o elige otro sitio con --out.',
    ca: 'Fes servir --force per substituir-lo, o tria un altre lloc amb --out.',
    en: 'Use --force to replace it, or choose another place with --out.',
  },
  boards: {
    es: '{path} no tiene ninguna partida propia, sino las de las carpetas que contiene',
    ca: '{path} no té cap partida pròpia, sinó les de les carpetes que conté',
    en: '{path} holds no session of its own, but those of the folders in it',
  },
  nameBoard: {
    es: 'Indica una de ellas ({list}). Un escenario se toma entero cuando su scenario.json está terminado.',
    ca: 'Indica\'n una ({list}). Un escenari es pren sencer quan el seu scenario.json està acabat.',
    en: 'Name one of them ({list}). A scenario is taken whole once its scenario.json is finished.',
  },
  incomplete: {
    es: '{path} quedó a medias: se interrumpió al sustituir unos papeles por otros, y puede haber de dos partidas',
    ca: '{path} va quedar a mitges: es va interrompre mentre se substituïen uns papers per uns altres, i n\'hi pot haver de dues partides',
    en: '{path} was left half done: replacing its papers was interrupted, and they may be of two sessions',
  },
  repeatToFinish: {
    es: 'Repite con --force la orden que la hizo, o nombra el archivo session.json si solo lo quieres a él.',
    ca: 'Repeteix amb --force l\'ordre que la va fer, o anomena el fitxer session.json si només el vols a ell.',
    en: 'Repeat the command that made it with --force, or name the file session.json if that alone is wanted.',
  },
  forceToFinish: {
    es: 'Repite la orden con --force para rehacerla entera.',
    ca: 'Repeteix l\'ordre amb --force per refer-la sencera.',
    en: 'Repeat the command with --force to make it whole.',
  },
  nameOneBoard: {
    es: 'Esta orden toma un tablero cada vez: indica su carpeta, por ejemplo {board} ({list}).',
    ca: 'Aquesta ordre pren un tauler cada vegada: indica\'n la carpeta, per exemple {board} ({list}).',
    en: 'This command takes one board at a time: name its folder, such as {board} ({list}).',
  },
  notJson: {
    es: '{path} no es un archivo JSON entero',
    ca: '{path} no és un fitxer JSON sencer',
    en: '{path} is not a whole JSON file',
  },
  wholeScenario: {
    es: 'Usa el scenario.json de la carpeta de un escenario, tal como lo escribió plasma-wall.',
    ca: 'Fes servir el scenario.json de la carpeta d\'un escenari, tal com el va escriure plasma-wall.',
    en: 'Use the scenario.json of a scenario\'s folder, as plasma-wall wrote it.',
  },
  wholeSession: {
    es: 'Usa el session.json de la carpeta de una partida, tal como lo escribió plasma-wall.',
    ca: 'Fes servir el session.json de la carpeta d\'una partida, tal com el va escriure plasma-wall.',
    en: 'Use the session.json of a session\'s folder, as plasma-wall wrote it.',
  },
  badTheme: {
    es: 'el aspecto de {path} no se puede usar: {count} {count|problema|problemas}',
    ca: 'l\'aspecte de {path} no es pot fer servir: {count} {count|problema|problemes}',
    en: 'the theme in {path} cannot be used: {count} {count|problem|problems}',
  },
  badProfiles: {
    es: 'los perfiles de {path} no se pueden usar: {count} {count|problema|problemas}',
    ca: 'els perfils de {path} no es poden fer servir: {count} {count|problema|problemes}',
    en: 'the profiles in {path} cannot be used: {count} {count|problem|problems}',
  },
  checkTheme: {
    es: 'Compáralo con los de templates/themes; docs/es/aspectos.md dice qué hace cada línea.',
    ca: 'Compara\'l amb els de templates/themes; docs/ca/aspectes.md diu què fa cada línia.',
    en: 'Compare it with those in templates/themes; docs/themes.md says what each line does.',
  },
  badTables: {
    es: 'las tablas de {path} no se pueden usar: {count} {count|problema|problemas}',
    ca: 'les taules de {path} no es poden fer servir: {count} {count|problema|problemes}',
    en: 'the tables in {path} cannot be used: {count} {count|problem|problems}',
  },
  checkTables: {
    es: 'Arréglalas y compruébalas con: plasma-wall tables check {path}',
    ca: 'Arregla-les i comprova-les amb: plasma-wall tables check {path}',
    en: 'Mend them and check with: plasma-wall tables check {path}',
  },
  tablesChanged: {
    es: 'Aviso: {path} ha cambiado desde que se construyó el programa, que sigue usando las tablas de entonces.\n  Para usar las nuevas: npm run build, o --tables {path}',
    ca: 'Avís: {path} ha canviat des que es va construir el programa, que encara fa servir les taules d\'aleshores.\n  Per fer servir les noves: npm run build, o --tables {path}',
    en: 'Note: {path} has changed since the program was built, and the tables of then are still in use.\n  To use the new ones: npm run build, or --tables {path}',
  },
} satisfies Record<string, Message>));
