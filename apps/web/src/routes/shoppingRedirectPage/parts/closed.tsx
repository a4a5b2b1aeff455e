import { inLanguage } from '@foyer/api/languages'
import type { RedirectTarget } from '@foyer/api/redirects'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** The message that the link has no target, or none any more, with the reason and a link to the hall. */
export const Closed = ({ target }: { target: RedirectTarget | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const partner = inLanguage(target?.partner, language) ?? ''
  const moment = target?.endsAt ? formatHongKong(language, target.endsAt) : ''
  const [title, why] = !target
    ? [t.missing, t.missingWhy]
    : target.status === 'ended'
      ? [t.ended, fill(t.endedWhy, { partner, moment })]
      : [t.withdrawn, fill(t.withdrawnWhy, { partner })]
  return (
    <PictureState scene={target?.status === 'ended' ? 'ended' : 'nothing-found'} title={title} live="status">
      <p>{why}</p>
      <a className="button" href="#/">
        {t.home}
      </a>
    </PictureState>
  )
}
