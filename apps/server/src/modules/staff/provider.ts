import type { StaffProvider } from '../../connectors/staff-provider/port.ts'
import type { Context } from '../../context.ts'

/** The provider at which staff sign in. Production never has the one that the sandbox runs itself. */
export const providerOf = ({ connectors, environment }: Context): StaffProvider | undefined => {
  const { staffProvider } = connectors
  return environment.FOYER_MODE === 'production' && staffProvider?.sandbox ? undefined : staffProvider
}
