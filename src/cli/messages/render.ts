import type { Message } from '../../errors';

/** Words of `render`. */
export const renderMessages = {
  description: {
    es: 'vuelve a dibujar una partida guardada, sin generar nada',
    ca: 'torna a dibuixar una partida desada, sense generar res',
    en: 'draw a saved session again, without generating anything',
  },
  session: {
    es: 'carpeta de la partida, o su session.json',
    ca: 'carpeta de la partida, o el seu session.json',
    en: 'folder of the session, or its session.json',
  },
  format: {
    es: 'qué dibujar; si no se indica, lo dice el final del nombre del archivo (.svg, .png o .txt, el mapa; .html, todos los papeles; .md, la hoja del defensor), y si tampoco, es el mapa entero, o lo descubierto con --revealed; png es ese mapa como imagen',
    ca: 'què dibuixar; si no s\'indica, ho diu el final del nom del fitxer (.svg, .png o .txt, el mapa; .html, tots els papers; .md, el full del defensor), i si tampoc, és el mapa sencer, o el que s\'ha descobert amb --revealed; png és aquest mapa com a imatge',
    en: 'what to draw; without it, the ending of the file name tells (.svg, .png or .txt, the map; .html, all papers; .md, the defender\'s page), or else it is the whole map, or what is uncovered with --revealed; png is that map as a picture',
  },
  revealed: {
    es: 'números de las tarjetas abiertas y secciones puestas, como 3,7,12: el mapa muestra solo eso',
    ca: 'números de les targetes obertes i seccions posades, com 3,7,12: el mapa mostra només això',
    en: 'numbers of the cards opened and sections laid, such as 3,7,12: the map shows only that',
  },
  deploy: {
    es: 'secciones puestas este turno, como 3,7: el mapa de lo descubierto sombrea dónde se despliegan los defensores',
    ca: 'seccions posades aquest torn, com 3,7: el mapa del que s\'ha descobert ombreja on es despleguen els defensors',
    en: 'sections laid this turn, such as 3,7: the map of what is uncovered shades where defenders are deployed',
  },
  revealedFormat: {
    es: 'lo descubierto (--revealed, --deploy) solo lo dibuja --format {needed}, no {format}',
    ca: 'el que s\'ha descobert (--revealed, --deploy) només ho dibuixa --format {needed}, no {format}',
    en: 'what is uncovered (--revealed, --deploy) is drawn by --format {needed} alone, not {format}',
  },
  dpi: {
    es: 'dibuja el mapa como imagen PNG de tantos puntos por pulgada (si no se indica, 150); también si el archivo de salida acaba en .png',
    ca: 'dibuixa el mapa com a imatge PNG de tants punts per polzada (si no s\'indica, 150); també si el fitxer de sortida acaba en .png',
    en: 'draw the map as a PNG picture of so many dots an inch (150 if not given); so does an output file that ends in .png',
  },
  pngFormat: {
    es: 'solo los mapas se dibujan como PNG ({list}), no {format}',
    ca: 'només els mapes es dibuixen com a PNG ({list}), no {format}',
    en: 'only maps are drawn as PNG ({list}), not {format}',
  },
  badDpi: {
    es: '--dpi no admite «{value}»: pide un número entero de puntos por pulgada, {least} como mínimo',
    ca: '--dpi no admet «{value}»: demana un nombre enter de punts per polzada, {least} com a mínim',
    en: '--dpi does not take “{value}”: it wants a whole number of dots an inch, at least {least}',
  },
  pngTooLarge: {
    es: 'a {dpi} puntos por pulgada la imagen tendría {width} × {height} píxeles, y el límite es de {limit} millones',
    ca: 'a {dpi} punts per polzada la imatge tindria {width} × {height} píxels, i el límit és de {limit} milions',
    en: 'at {dpi} dots an inch the picture would have {width} × {height} pixels, and the limit is {limit} million',
  },
  pngLargest: {
    es: 'Lo máximo para este mapa es --dpi {largest}. El SVG se imprime nítido a cualquier tamaño.',
    ca: 'El màxim per a aquest mapa és --dpi {largest}. L\'SVG s\'imprimeix nítid a qualsevol mida.',
    en: 'The most for this map is --dpi {largest}. The SVG prints sharply at any size.',
  },
  pngTerminal: {
    es: 'una imagen PNG no se puede enseñar en el terminal',
    ca: 'una imatge PNG no es pot ensenyar al terminal',
    en: 'a PNG picture cannot be shown on the terminal',
  },
  pngOut: { es: 'Di en qué archivo: --out mapa.png', ca: 'Digues en quin fitxer: --out mapa.png', en: 'Say which file: --out map.png' },
  deployCards: {
    es: '--deploy pide secciones y en «{list}» hay tarjetas',
    ca: '--deploy demana seccions i a «{list}» hi ha targetes',
    en: '--deploy takes sections, and there are cards in “{list}”',
  },
  out: {
    es: 'archivo de salida; si no se indica, o con -, va a la salida estándar (al terminal, sin -, solo lo que es texto)',
    ca: 'fitxer de sortida; si no s\'indica, o amb -, va a la sortida estàndard (al terminal, sense -, només el que és text)',
    en: 'output file; without it, or with -, it goes to standard output (to the terminal, without -, only what is text)',
  },
  written: { es: '{path}: escrito', ca: '{path}: escrit', en: '{path}: written' },
  replaced: { es: '{path}: sustituido', ca: '{path}: substituït', en: '{path}: replaced' },
  unchanged: { es: '{path}: sin cambios', ca: '{path}: sense canvis', en: '{path}: unchanged' },
  notSession: {
    es: '{path} no es un documento de partida de plasma-wall',
    ca: '{path} no és un document de partida de plasma-wall',
    en: '{path} is not a session document of plasma-wall',
  },
  newer: {
    es: '{path} es de una versión más nueva, plasma-wall {version}',
    ca: '{path} és d\'una versió més nova, plasma-wall {version}',
    en: '{path} was made by a newer version, plasma-wall {version}',
  },
  tooDeep: {
    es: '{path} no es una partida que se pueda dibujar: tiene más de {limit} niveles, unos dentro de otros',
    ca: '{path} no és una partida que es pugui dibuixar: té més de {limit} nivells, els uns dins dels altres',
    en: '{path} is not a session that can be drawn: it is nested more than {limit} levels deep',
  },
  wrongValue: {
    es: '{field}: con este valor no se puede dibujar la partida',
    ca: '{field}: amb aquest valor no es pot dibuixar la partida',
    en: '{field}: the session cannot be drawn with this value',
  },
  wrongField: { es: '{field}: falta, sobra o no es de su tipo o tamaño', ca: '{field}: falta, sobra o no és del seu tipus o mida', en: '{field}: missing, not wanted, or of another type or size' },
  wrongId: { es: '{field}: señala algo que no existe', ca: '{field}: assenyala alguna cosa que no existeix', en: '{field}: points at something that does not exist' },
  unusable: {
    es: '{path} no es una partida que se pueda dibujar: {count} {count|problema|problemas}',
    ca: '{path} no és una partida que es pugui dibuixar: {count} {count|problema|problemes}',
    en: '{path} is not a session that can be drawn: {count} {count|problem|problems}',
  },
  checkIt: { es: 'Míralo con: plasma-wall verify {path}', ca: 'Mira-ho amb: plasma-wall verify {path}', en: 'See: plasma-wall verify {path}' },
} satisfies Record<string, Message>;
