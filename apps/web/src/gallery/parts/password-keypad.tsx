import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { CheckPassword } from '../../shared/ui/password-keypad/password-reply.ts'
import { PasswordSheet } from '../../shared/ui/password-keypad/password-sheet.tsx'
import { showToast } from '../../shared/ui/toast.ts'

export const title = 'Password keypad'

const text = table('gallery/parts/password-keypad')

const cases = [
  'Accepts 246810',
  'Stays checking',
  'Always wrong',
  'Always locked',
  'Cannot be checked',
  'Shuffled keys',
] as const
type Case = (typeof cases)[number]

export const Part = () => {
  const t = useText(text)
  const [open, setOpen] = useState<Case>()
  const [tries, setTries] = useState(3)
  const check: CheckPassword = async (password) => {
    if (open === 'Stays checking') return new Promise(() => undefined)
    if (open === 'Always wrong') return { status: 'wrong', attemptsLeft: 2 }
    if (open === 'Always locked') return { status: 'locked', message: t.locked }
    if (open === 'Cannot be checked') throw new Error('no network')
    if (password === '246810') {
      setOpen(undefined)
      setTries(3)
      showToast(t.accepted)
      return { status: 'accepted' }
    }
    setTries(tries - 1)
    return tries > 1 ? { status: 'wrong', attemptsLeft: tries - 1 } : { status: 'locked' }
  }
  return (
    <>
      {cases.map((name) => (
        <Button key={name} look="plain" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open && (
        <PasswordSheet onComplete={check} onClose={() => setOpen(undefined)} shuffled={open === 'Shuffled keys'}>
          {t.subject}
        </PasswordSheet>
      )}
    </>
  )
}
