import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { quit } from '../../../platform/session.ts'
import type { Problem } from '../../../shared/form/places.ts'
import { FailureSentence } from '../../../shared/hotline/help.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Form } from '../form/places.ts'
import { text } from '../text.ts'

/**
 * Signs the person out and opens the sign-in, for a number that already belongs to another person. It signs out first,
 * because the sign-in screen redirects a person who is signed in.
 */
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

/** A failure of the whole step, with a next step if the person cannot correct it here. */
export const FormProblem = ({ problem }: { problem: Problem<Form> | undefined }) => {
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      <FailureSentence
        needsFirm={problem.reason !== undefined && needsFirm.has(problem.reason)}
        act={problem.reason === 'phone_taken' && <SignInOther />}
      >
        {problem.message}
      </FailureSentence>
    </Notice>
  )
}
