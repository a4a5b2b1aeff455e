import { inLanguage } from '@foyer/api/languages'
import type { RedirectTarget } from '@foyer/api/redirects'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** What the page says of a link that has no target, or none any more: its headline and the reason. */
export const useClosedWords = (target: RedirectTarget | undefined): readonly [title: string, why: string] => {
  const t = useText(text)
  const language = useLanguage()
  const partner = inLanguage(target?.partner, language) ?? ''
  const moment = target?.endsAt ? formatHongKong(language, target.endsAt) : ''
  if (!target) return [t.missing, t.missingWhy]
  return target.status === 'ended'
    ? [t.ended, fill(t.endedWhy, { partner, moment })]
    : [t.withdrawn, fill(t.withdrawnWhy, { partner })]
}

/** The reason why the link leads nowhere, below its headline, and a link to the hall. */
export const Closed = ({ why, hasEnded }: { why: string; hasEnded: boolean }) => (
  <PictureState scene={hasEnded ? 'ended' : 'nothing-found'} live="status">
    <p className={styles.leavingWhy}>{why}</p>
    <a className="button" href="#/">
      {useText(text).home}
    </a>
  </PictureState>
)
