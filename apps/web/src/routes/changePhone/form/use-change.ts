import type { ReasonOf } from '@foyer/api/endpoints/calls'
import type { ChangePhoneReply } from '@foyer/api/phone-change'
import { ofTab } from '../../../platform/own-storage.ts'
import { pathTo } from '../../../platform/path-to.ts'
import type { Once } from '../../../shared/once/once.ts'
import { useOnce } from '../../../shared/once/use-once.ts'

type Call = 'POST /user/phone/change'

interface Options {
  person: string | undefined
  onChanged: (reply: ChangePhoneReply) => Promise<void>
  onRefused?: (reason: ReasonOf<Call>) => void
}

/** The change itself, executed once. Its outcome can be requested even after the change has ended the session. */
export const useChange = ({ person, onChanged, onRefused }: Options): Once<Call> =>
  useOnce({
    name: `${ofTab}phone.change`,
    path: pathTo('POST /user/phone/change'),
    person,
    endsSession: true,
    onDone: onChanged,
    ...(onRefused && { onRefused }),
  })
