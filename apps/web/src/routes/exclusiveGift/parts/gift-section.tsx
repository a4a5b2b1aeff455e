import { Blocks } from '../../../shared/activity/blocks/blocks.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { GiftForm } from '../form/lazy-form.tsx'
import { areAllGone, useGiftState } from '../gift-state.tsx'
import { Parcel } from '../parcel/lazy-parcel.tsx'
import { text } from '../text.ts'

/** The form if the gate is open, or the way of the chosen gift. The gifts on offer are on the shelf above. */
export const GiftSection = () => {
  const t = useText(text)
  const { personalStatus, detail } = useShown()
  const { personal } = useGiftState()
  const { data } = personal
  if (data?.gift) return <Parcel gift={data.gift} />
  // the shelf shows a failure
  if (!data) return null
  const isGone = areAllGone(data.items)
  const canChoose =
    personalStatus.gate === 'available' && personalStatus.person !== undefined && detail.version > 0 && !detail.preview
  if (canChoose && !isGone)
    return <GiftForm key={personalStatus.person} items={data.items} person={personalStatus.person ?? ''} />
  // the panel at the bottom says it to a person
  return isGone && personalStatus.gate !== 'sold_out' ? <Notice tone="info">{t.allGone}</Notice> : null
}

/** The content of the page, without the steps for a person who has chosen a gift. */
export const GiftBlocks = () => {
  const { data } = useGiftState().personal
  return data?.gift ? <Blocks without="steps" /> : <Blocks />
}
