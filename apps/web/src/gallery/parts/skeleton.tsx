import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CardShape, Loading, MediaShape, TextShape } from '../../shared/ui/skeleton/skeleton.tsx'

export const title = 'Skeleton'

const text = table('gallery/parts/skeleton')

export const Part = () => {
  const t = useText(text)
  const [came, setCame] = useState(false)
  return (
    <>
      <Loading>
        <MediaShape />
        <TextShape />
        <CardShape />
        <CardShape />
      </Loading>
      <h3>Of the size of what comes</h3>
      {came ? <p>{t.came}</p> : <Loading>{<TextShape lines={t.came.length > 40 ? 2 : 1} />}</Loading>}
      <Button look="plain" onClick={() => setCame(!came)}>
        {came ? t.hide : t.show}
      </Button>
    </>
  )
}
