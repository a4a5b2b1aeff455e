import { inLanguage, type Language, languageName } from '@foyer/api/languages'
import type { Reward } from '@foyer/api/rewards'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { languages } from '@foyer/staff-interface/languages'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { SelectField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { useRefreshCare } from './person-acts.tsx'
import { workText } from './work-text.ts'

const Form = ({ person, reward }: { person: string; reward: Reward }) => {
  const t = useText(workText)
  const say = useSay()
  const refresh = useRefreshCare()
  const { close } = useActAddress()
  const [language, setLanguage] = useState<Language>('zh-HK')
  const { run, ...state } = useAct('POST /staff/care/rewards/resend', 'POST /staff/care/timeline', () => {
    dropDraft()
    say(t.resendDone)
    refresh()
    close()
  })
  return (
    <ActForm
      {...state}
      form={`care resend ${reward.id}`}
      confirm={t.resendConfirm}
      run={(reason) => run({ id: person, reward: reward.id, language, reason })}
      close={close}
    >
      <SelectField<Language>
        label={t.messageLanguage}
        value={language}
        choices={languages.map((one) => [one, languageName(one)])}
        choose={setLanguage}
      />
    </ActForm>
  )
}

/** The dialog that sends a voucher again. */
export const Resend = ({ person, reward }: { person: string; reward: Reward | undefined }) => {
  const t = useText(workText)
  const language = useLanguage()
  const { close } = useActAddress()
  return (
    <Modal
      isOpen={reward !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={reward ? fill(t.resendTitle, { name: inLanguage(reward.item.name, language) }) : ''}
      lead={<p>{t.resendLead}</p>}
    >
      {reward && <Form key={reward.id} person={person} reward={reward} />}
    </Modal>
  )
}
