import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useQuotas } from './use-quotas.ts'

/** Opens the self-check. A person who is logged in sees their own quota, so the panel does not lead them to it. */
export const CheckAction = ({ onCheck }: { onCheck: () => void }) => {
  const t = useText(text)
  return useQuotas().isLoggedIn ? null : <Button onClick={onCheck}>{t.check}</Button>
}
