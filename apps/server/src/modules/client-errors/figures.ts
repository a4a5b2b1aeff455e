import type { Figures } from '../../operations/figures.ts'
import { countClientErrors } from './queries.ts'

/** Stored failures of clients. */
export const clientErrorFigures: Figures = {
  name: 'client_errors',
  gauges: {
    foyer_client_error_kinds: 'Kinds of stored client failures',
    foyer_client_error_reports: 'Reports of the stored kinds',
  },
  read: async ({ db }) => {
    const { kinds, reports } = await countClientErrors(db)
    return { foyer_client_error_kinds: kinds, foyer_client_error_reports: reports }
  },
}
