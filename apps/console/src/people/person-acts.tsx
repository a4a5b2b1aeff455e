import type { StaffMember } from '@foyer/api/staff/people'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** The acts on a member of staff, with the calls that perform them. */
export const personActs = {
  suspend: 'POST /staff/people/suspend',
  restore: 'POST /staff/people/restore',
  end: 'POST /staff/people/end-sessions',
} as const
export type PersonAct = keyof typeof personActs
const isPersonAct = (name: string | null): name is PersonAct => name !== null && name in personActs

const Act = ({ act, person }: { act: PersonAct; person: StaffMember }) => {
  const t = useText(text)
  const say = useSay()
  const { close } = useActAddress()
  const { name, id } = person
  const { run, ...state } = useAct(personActs[act], 'POST /staff/people', () => {
    dropDraft()
    say(fill(t[`${act}Done`], { name }))
    close()
  })
  return (
    <ActForm
      {...state}
      form={`${act} ${id}`}
      confirm={t[`${act}Confirm`]}
      isDangerous={act !== 'restore'}
      run={(reason) => run({ id, reason })}
      close={close}
    />
  )
}

/** The dialog of the act that the address names. */
export const PersonActs = ({ people }: { people: readonly StaffMember[] }) => {
  const t = useText(text)
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  const person = people.find((one) => one.id === id)
  const known = isPersonAct(act) && admits(personActs[act], session.roles) && person ? { act, person } : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? fill(t[`${known.act}Title`], { name: known.person.name }) : ''}
      lead={
        known && (
          <>
            <p>{t[`${known.act}Lead`]}</p>
            {known.act === 'suspend' && known.person.id === session.id && (
              <p className="notice notice-warn">{t.suspendSelf}</p>
            )}
          </>
        )
      }
    >
      {known && <Act act={known.act} person={known.person} />}
    </Modal>
  )
}
