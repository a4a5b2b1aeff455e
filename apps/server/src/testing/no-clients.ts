/**
 * No client is built: the machine may or may not have builds, and a test that serves a client states its folder. A start
 * also costs a twentieth less, because each file of a client has a route of its own.
 */
export const noClients = { CLIENT_DIR: '/not-built', INSIGHTS_DIR: '/not-built', CONSOLE_DIR: '/not-built' } as const
