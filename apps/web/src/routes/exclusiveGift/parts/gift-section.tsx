import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { GiftForm } from '../form/lazy-form.tsx'
import { useGiftState } from '../gift-state.tsx'
import { Parcel } from '../parcel/lazy-parcel.tsx'
import { text } from '../text.ts'
import { GiftCards, GiftShapes } from './gift-cards.tsx'

/** The gifts on offer, the form if the gate is open, or the chosen gift. */
export const GiftSection = () => {
  const t = useText(text)
  const { personalStatus, detail } = useShown()
  const { personal } = useGiftState()
  const { data, error, isFetching, refetch } = personal
  if (data?.gift) return <Parcel gift={data.gift} />
  if (!data)
    return (
      <Section title={t.gifts}>
        {error && !isFetching ? (
          <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <GiftShapes />
        )}
      </Section>
    )
  const isGone = data.items.every(({ quota }) => quota?.remaining === 0)
  const canChoose =
    personalStatus.gate === 'available' && personalStatus.person !== undefined && detail.version > 0 && !detail.preview
  if (canChoose && !isGone)
    return <GiftForm key={personalStatus.person} items={data.items} person={personalStatus.person ?? ''} />
  return (
    <Section title={t.gifts}>
      {isGone && <Notice tone="info">{t.allGone}</Notice>}
      <GiftCards items={data.items} />
    </Section>
  )
}
