import type { PersonPage } from '@foyer/api/staff/care'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useQueryClient } from '@tanstack/react-query'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** The acts on a person, with the calls that perform them. */
export const careActs = {
  suspend: 'POST /staff/care/suspend',
  restore: 'POST /staff/care/restore',
  end: 'POST /staff/care/sessions/end',
} as const
type CareAct = keyof typeof careActs
const isCareAct = (name: string | null): name is CareAct => name !== null && name in careActs

/** How the console names a person without showing who they are. */
export const titleOf = ({ person }: PersonPage): string => person.name ?? person.phone

/** Marks everything that is known of persons as out of date. */
export const useRefreshCare = () => {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('POST /staff/care/') })
}

const Act = ({ act, page }: { act: CareAct; page: PersonPage }) => {
  const t = useText(text)
  const say = useSay()
  const refresh = useRefreshCare()
  const { close } = useActAddress()
  const { id } = page.person
  const { run, ...state } = useAct(careActs[act], 'POST /staff/care/person', () => {
    dropDraft()
    say(fill(t[`${act}Done`], { name: titleOf(page) }))
    refresh()
    close()
  })
  return (
    <ActForm
      {...state}
      form={`care ${act} ${id}`}
      confirm={t[`${act}Confirm`]}
      isDangerous={act !== 'restore'}
      run={(reason) => run({ id, reason })}
      close={close}
    />
  )
}

/** The dialog of the act on the person that the address names. */
export const PersonActs = ({ page }: { page: PersonPage | undefined }) => {
  const t = useText(text)
  const { session } = useSession()
  const { act, close } = useActAddress()
  const known = isCareAct(act) && admits(careActs[act], session.roles) && page ? { act, page } : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? fill(t[`${known.act}Title`], { name: titleOf(known.page) }) : ''}
      lead={known && <p>{t[`${known.act}Lead`]}</p>}
    >
      {known && <Act key={`${known.act} ${known.page.person.id}`} {...known} />}
    </Modal>
  )
}
