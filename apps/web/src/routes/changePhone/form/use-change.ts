import type { ChangePhoneReply, ChangePhoneRequest } from '@foyer/api/phone-change'
import type { Reason } from '@foyer/protocol/errors'
import { ofTab } from '../../../platform/own-storage.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { type Once, useOnce } from '../../../shared/once/use-once.ts'

interface Options {
  person: string | undefined
  onChanged: (reply: ChangePhoneReply) => Promise<void>
  onRefused?: (reason: Reason) => void
}

/** The change itself, executed once. Its outcome can be requested even after the change has ended the session. */
export const useChange = ({ person, onChanged, onRefused }: Options): Once<Omit<ChangePhoneRequest, 'key'>> =>
  useOnce({
    name: `${ofTab}phone.change`,
    path: pathTo('POST /user/phone/change'),
    person,
    endsSession: true,
    onDone: onChanged,
    ...(onRefused && { onRefused }),
  })
