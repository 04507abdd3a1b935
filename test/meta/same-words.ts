/** Texts that are rightly the same in two or three languages, each read by somebody who knows them. */
export const sameInTwoLanguages: ReadonlySet<string> = new Set([
  // Spanish and Catalan
  '«meanings» no explica «{value}»', 'Carpeta', 'De: {source}', 'El defensor', 'En total:', 'Escala', 'Mapa general', 'Marca', 'Partida:', 'carpeta', 'de {min} a {max}',
  'escrita', 'falta la plantilla «{name}.hbs»', 'falta «{key}»', 'fila {row} [{rule}]', 'idioma', 'idioma del terminal', 'informe en JSON', 'marca {tag}', 'números', 'opcional', 'partida', 'regla',
  'sobra «{word}»', 'true o false', 'un número o sí/no', '{file}, en {paper}, al 100 %',
  'Sí', 'jugador', 'primer jugador', '1D3 del defensor: {die}. T = X + 1D3 − 2 = {x} + {die} − 2 = {t}.',
  // Catalan and English
  '{hint}Missions: {known}.', 'Arguments:', 'Papers:', 'format', 'missions', 'text',
  // All three
  'No', 'Normal', 'total {total}',
]);
