import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Drawer } from '../../shared/ui/drawer/drawer.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'

export const title = 'Drawer'

const text = table('gallery/parts/drawer')
const kinds = ['all', 'voucher', 'cash', 'gift'] as const

export const Part = () => {
  const t = useText(text)
  const [side, setSide] = useState<'bottom' | 'end'>()
  const [kind, setKind] = useState<(typeof kinds)[number]>('all')
  const close = () => setSide(undefined)
  return (
    <>
      <Button look="plain" onClick={() => setSide('bottom')}>
        {t.fromBelow}
      </Button>
      <Button look="plain" onClick={() => setSide('end')}>
        {t.fromRight}
      </Button>
      {side && (
        <Drawer
          title={t.filter}
          side={side}
          onClose={close}
          footer={
            <>
              <Button look="plain" onClick={() => setKind('all')}>
                {t.reset}
              </Button>
              <Button onClick={close}>{t.apply}</Button>
            </>
          }
        >
          <Segmented
            label={t.type}
            options={kinds.map((value) => ({ value, label: t[value] }))}
            value={kind}
            onChange={setKind}
          />
          <p className="lead">{`${t.about} `.repeat(side === 'end' ? 12 : 1)}</p>
        </Drawer>
      )}
    </>
  )
}
