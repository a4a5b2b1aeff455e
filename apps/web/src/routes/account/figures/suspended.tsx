import { PictureState } from '../../../shared/art/picture-state.tsx'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'

/** The account was suspended after the login, so none of its data is shown. */
export const Suspended = () => {
  const t = useText(text)
  return (
    <PictureState scene="suspended" title={t.suspended} live="alert">
      <p>{t.suspendedWhy}</p>
      <CallUs />
    </PictureState>
  )
}
