/** App name and id that every client carries in a two-layer call (S1). */
export const builtInApp = { appName: 'foyer', appId: 'foyer-h5' } as const
