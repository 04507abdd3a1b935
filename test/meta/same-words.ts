/** Texts that are rightly the same in two or three languages, each read by somebody who knows them. */
export const sameInTwoLanguages: ReadonlySet<string> = new Set([
  // Spanish and Catalan
  '«meanings» no explica «{value}»', 'Carpeta', 'Color', 'De: {source}', 'El defensor', 'En total:', 'Escala', 'Mapa general', 'Marca', 'Partida:', 'carpeta', 'de {min} a {max}',
  'escrita', 'falta la plantilla «{name}.hbs»', 'falta «{key}»', 'fila {row} [{rule}]', 'idioma', 'idioma del terminal', 'informe en JSON', 'marca {tag}', 'números', 'opcional', 'partida', 'regla',
  'sobra «{word}»', 'criatura monstruosa', 'moto', 'jugador', 'primer jugador', '1D3 del defensor: {die}. T = X + 1D3 − 2 = {x} + {die} − 2 = {t}.', 'true o false', 'un número o sí/no',
  'Corregida: {text}', 'Corregida ({n})', 'sí o no', 'Defensor', 'Defensor:', 'En total', 'Jugador', 'Partida', 'Partida {number}', 'Partida {number} corregida: {trace}', 'sí', 'no', 'sí, no', 'Vencedor', 'X denominador', 'X numerador',
  'decisiva', 'normal', 'defensor', 'falta la columna «{name}»', 'falta {list}', 'marca', 'número de la partida', 'vencedor',
  'arma del perfil que ataca', 'perfil', 'HA \\ HA', 'impactar: {need}', 'HA', 'Iniciativa', 'del defensor', 'HP', 'el defensor', 'exacta',
  // of the fantasy sheet
  'HA 4 contra HA 9', 'aguanta', 'armadura', 'escapa', 'terror', 'disparar', 'variar', 'girar', 'fila', 'maniobra', 'combat', 'fase', 'front', '{what}: {roll} a la tirada',
  '{key} va de {min} a {max}', 'acabada', 'Ronda {round}: {phase}', 'miniatura', 'alerta', '{model}: {action}, {ap} PA', '{model}: {action}, gratis', 'mata', 'falla', 'zona', 'marcador', 'PA', 'el Marine', 'La ronda', 'empata', 'matar',
  'Marine', 'pausa',
  'Cobertura', 'modificador', 'modificador a la tirada', 'tirada: {dice}',
  'transport', 'auxiliar', 'Brigades', 'ronda de batalla',
  // Catalan and English
  'Flames: {list}',
  '{hint}Missions: {known}.', 'Arguments:', 'Notes', 'Papers:', 'vehicle', 'format', 'missions', 'notes', 'text', 'paper',
  // All three
  'Marines', 'Genestealers', 'Genestealer', 'Normal', 'marginal', 'total {total}',
]);
