import { Arcade } from '@foyer/staff-interface/arcade'
import { brandTitle } from '@foyer/staff-interface/brand-title'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { signInAddress } from '../shared/sign-in-address.ts'
import { text as sharedText } from '../text/text.ts'
import { ButtonLink } from '../ui/button.tsx'
import { text } from './text.ts'

/** Leads to the firm's sign-in, which returns to this page. */
export const SignIn = ({ why }: { why: 'never' | 'expired' | 'ended' }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  useEffect(() => {
    document.title = brandTitle(t.signInTitle, language)
  }, [t, language])
  return (
    <div className="gate">
      <div className="gate-card">
        <Arcade />
        <div className="gate-text">
          <h1>{t.signInTitle}</h1>
          <p className="soft" role={why === 'never' ? undefined : 'status'}>
            {t[why]}
          </p>
          <ButtonLink kind="main" icon={<LogIn size={16} aria-hidden="true" />} href={signInAddress()}>
            {h.signIn}
          </ButtonLink>
        </div>
      </div>
      <p className="hint">{t.audited}</p>
      <p className="hint">{h.forStaff}</p>
    </div>
  )
}
