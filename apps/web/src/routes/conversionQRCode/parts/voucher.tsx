import { inLanguage } from '@foyer/api/languages'
import { Art } from '../../../shared/art/art.tsx'
import { usePreservedFocus } from '../../../shared/conversion/use-preserved-focus.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import type { Presented } from '../../../shared/presentation/use-presented.ts'
import { Valid } from '../../../shared/presentation/valid.tsx'
import { prizeNamed } from '../../../shared/rewards/prize-scene.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Facts } from './facts.tsx'
import { FinalState } from './final-state.tsx'

interface VoucherProps {
  id: string
  presented: Presented
  error: unknown
  isFetching: boolean
  onRefetch: () => void
}

/** A voucher that cannot be used any more is not in the colour of the firm. */
const isOver = (status: Presented['status']): boolean => status !== 'available' && status !== 'pending'

/** The voucher as a pass: its name, its code or final state, and its facts. */
export const Voucher = ({ id, presented, error, isFetching, onRefetch }: VoucherProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { item, shown, status, validUntil, merchants } = presented
  // what is typed in the partner's app is shown at no counter
  const only = merchants.length === 1 && item.usedWhere !== 'partner_app' ? merchants[0] : undefined
  const isTyped = status === 'available' && item.usedWhere === 'partner_app'
  const state =
    status === 'used' || status === 'revoked' || status === 'pending' ? status : isTyped ? 'typed' : 'expired'
  // a final state has a picture of its own
  const scene = prizeNamed(item.art) ?? (shown ? 'prizes/voucher' : undefined)
  const heading = usePreservedFocus(shown ? 'valid' : state)
  return (
    <>
      <article className={styles.voucherPass} data-over={isOver(status) || undefined}>
        <header data-campaign={scene === 'prizes/coffee' ? 'food' : undefined}>
          <div>
            {only && (
              <p className={styles.voucherPassNote} {...ofContent(only, language)}>
                {inLanguage(only, language)}
              </p>
            )}
            <h2 {...ofContent(item.name, language)}>{inLanguage(item.name, language)}</h2>
            <p className={styles.voucherPassNote} {...ofContent(item.note, language)}>
              {inLanguage(item.note, language)}
            </p>
          </div>
          {scene && <Art scene={scene} />}
        </header>
        {shown && validUntil !== null && (
          <div className={`${styles.voucherPassEnd} numbers`}>
            <Icon path={clockIcon} size={20} />
            <p>
              {t.validUntil} {formatMoment(language, lastMinute(validUntil))}
            </p>
          </div>
        )}
        {shown ? (
          <Valid
            name={inLanguage(item.name, language)}
            merchant={only && inLanguage(only, language)}
            shown={shown}
            isFailing={Boolean(error)}
            isFetching={isFetching}
            onRefetch={onRefetch}
          />
        ) : (
          <FinalState state={state} heading={heading} />
        )}
      </article>
      {isTyped && (
        <a className="button" href={`#/myRewards?id=${id}`}>
          {t.toCode}
        </a>
      )}
      <Facts presented={presented} />
      <a className="button button-quiet" href="#/myRewards">
        {t.rewards}
      </a>
    </>
  )
}
