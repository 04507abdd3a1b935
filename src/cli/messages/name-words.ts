/**
 * What players may call a mission, a scenario or a table that has another name: only suggested, never taken. They stand here
 * and not in `tables/`, whose every change makes other tables of them: what an old session was made with would no longer be there.
 */
import { late } from '../../late';
import type { OtherWords } from './other-words';

/** Words for missions and scenarios, by their ids: without accents or case, dashes for spaces. */
export const playedWords: OtherWords = late(() => ({
  'busqueda-y-destruccion': ['buscar', 'busca', 'destruir', 'destruccion', 'destruccio', 'destruction', 'destroy', 'cazar', 'caza', 'caceria', 'cacera', 'hunt', 'cercar'],
  'objetivo-primario': ['objetivo', 'objectiu', 'objective', 'objetivo-principal', 'objectiu-principal', 'main-objective'],
  asesinato: ['asesino', 'asesina', 'matar', 'mata', 'eliminar', 'elimina', 'assassi', 'assassinar', 'assassin', 'assassinate', 'kill', 'murder', 'personaje', 'personatge', 'character'],
  rescate: ['salvar', 'salva', 'liberar', 'libera', 'alliberar', 'rehen', 'ostatge', 'hostage', 'prisionero', 'presoner', 'prisoner', 'save', 'free', 'salvamento', 'salvament'],
  exterminio: ['aniquilar', 'aniquilacion', 'anihilar', 'anihilacio', 'annihilate', 'annihilation', 'exterminate', 'masacre', 'massacre', 'matanza', 'matanca', 'matar-a-todos', 'matar-tothom', 'kill-all', 'purga', 'purge'],
  sabotaje: ['bomba', 'bomb', 'carga', 'carrega', 'charge', 'explosivos', 'explosius', 'explosives', 'volar', 'sabotejar'],
  huida: ['escapar', 'escapada', 'escaparse', 'escapar-se', 'fuga', 'evasion', 'evasio', 'evacuar', 'evacuacion', 'evacuacio', 'salir', 'salida', 'sortir', 'sortida', 'run', 'flee', 'flight', 'exit'],
  'combates-en-los-tuneles': ['tunel', 'tunnel', 'incursion', 'incursio', 'incursiones', 'incursions', 'raids'],
}));

/** Words for the tables of `tables show` and its other parts. */
export const tableWords: OtherWords = late(() => ({
  rows: ['casillas', 'casilla', 'caselles', 'casella', 'filas', 'fila', 'hoja', 'hoja-del-defensor', 'full', 'full-del-defensor', 'sheet', 'defender-s-sheet'],
  corridors: ['pasillo', 'passadis', 'corridor', 'corredores', 'corredor', 'corredors', 'tuneles', 'tunel', 'tunels', 'tunnels'],
  'corridor-branches': ['bifurcaciones', 'bifurcacion', 'bifurcacions', 'bifurcacio', 'forks', 'cruces', 'encreuaments', 'crossings'],
  defender: ['tropas', 'tropes', 'troops', 'tropas-defensoras', 'tropes-defensores', 'defensor', 'defensores', 'defensors', 'apariciones', 'aparicion', 'aparicions', 'aparicio', 'appearance', 'appearances', 'centinelas', 'sentinelles', 'sentinels', 'enemigos', 'enemics', 'enemies', 'puntos', 'punts', 'points'],
  'door-leads': ['puerta', 'porta', 'door'],
  'room-doors': ['puertas-de-habitacion', 'puertas-de-habitaciones', 'portes-d-habitacio', 'portes-d-habitacions', 'doors-of-rooms'],
  'objective-shift': ['primario', 'objetivo-primario', 'primari', 'objectiu-primari', 'primary', 'primary-objective'],
  objectives: ['objetivos', 'objetivo', 'objectius', 'objectiu', 'objective'],
  rooms: ['habitacion', 'habitacio', 'room', 'estancias', 'estancia', 'estances', 'estanca', 'salas', 'sala', 'sales', 'cuartos', 'cuarto', 'cambres', 'cambra', 'chambers'],
  'house-rules': ['reglas', 'reglas-de-la-casa', 'regles', 'regles-de-la-casa', 'rules', 'opciones', 'opcions', 'options'],
  contributions: ['contribuciones', 'contribucions', 'aportaciones', 'aportacions', 'modificadores', 'modificador', 'modificadors', 'modifiers', 'modifier', 'm'],
  catalogue: ['catalogo', 'cataleg', 'catalog', 'piezas', 'peces', 'pieces', 'medidas', 'mides', 'sizes', 'secciones', 'seccions', 'sections'],
  evenings: ['velada', 'veladas', 'vetllada', 'vetllades', 'noche', 'noches', 'nit', 'nits', 'nights', 'duracion', 'durada'],
  missions: ['misiones', 'mision', 'missio'],
  scenarios: ['escenarios', 'escenario', 'escenaris', 'escenari'],
}));
