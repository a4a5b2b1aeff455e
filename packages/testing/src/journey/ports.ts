/** The port of the server that journeys share. Two runs side by side need different ones, ten apart. */
export const firstPort = Number(process.env.FOYER_E2E_PORT ?? 8190)

/** What listens on the ports after it: the servers that a journey has for itself, each with its own port. */
const owners = [
  'login provider',
  'back office',
  'campaign',
  'rebuilt client',
  'restart',
  'tracker',
  'price alert',
  'client without worker',
] as const

/** The port of a server other than the shared one. */
export const portOf = (owner: (typeof owners)[number]): number => firstPort + 1 + owners.indexOf(owner)
