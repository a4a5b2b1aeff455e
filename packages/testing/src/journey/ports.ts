/**
 * The port of the server that journeys share. A journey with a server of its own uses one of the ports after it, so that
 * two runs with different ports do not use the same one.
 */
export const firstPort = Number(process.env.FOYER_E2E_PORT ?? 8190)
