/** The path below which the sandbox's own provider of staff answers. */
export const sandboxProviderPath = '/sandbox/staff-provider'
