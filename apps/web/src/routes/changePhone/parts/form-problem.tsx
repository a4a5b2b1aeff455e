import { useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { quit } from '../../../platform/session.ts'
import { needsUs } from '../../../shared/errors/unmendable.ts'
import { Help } from '../../../shared/hotline/help.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Problem } from '../form/problem.ts'
import { text } from '../text.ts'

/** To the person whom the number belongs to already; the sign-in screen sends on whoever is signed in. */
const SignInOther = () => {
  const t = useText(text)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await quit('register').catch(() => undefined)
    goTo('/loginPage')
  }
  return (
    <Button look="plain" busy={leaving} onClick={() => void leave()}>
      {t.signInNew}
    </Button>
  )
}

/** What concerns the step as a whole, with a way on where the person cannot mend it. */
export const FormProblem = ({ problem }: { problem: Problem | undefined }) => {
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.reason === 'phone_taken' && <SignInOther />}
      {problem.reason && needsUs(problem.reason) && <Help />}
    </Notice>
  )
}
