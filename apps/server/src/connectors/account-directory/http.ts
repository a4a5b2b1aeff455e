import type { SystemCaller } from '../wire/caller.ts'
import { accountDirectoryContract } from './contract.ts'
import type { RemoteDirectory } from './port.ts'

const { searchAccounts } = accountDirectoryContract.operations

/** The directory of a firm that answers the documented calls. */
export const httpDirectory = ({ call }: Pick<SystemCaller, 'call'>): RemoteDirectory => ({
  isLocal: false,
  accountsUnder: async (mobile) => {
    const { accounts } = await call(searchAccounts, { mobile })
    // an account whose number differs must not be shown to the owner of this number
    return accounts.filter((account) => account.mobile === mobile)
  },
  accountWith: async (clientNo) => {
    const { accounts } = await call(searchAccounts, { clientNo })
    return accounts.find((account) => account.clientNo === clientNo)
  },
})
