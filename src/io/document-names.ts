/** Name of the session document in its folder. */
export const sessionFileName = 'session.json';

/** Name of the scenario document in its folder. */
export const scenarioFileName = 'scenario.json';
