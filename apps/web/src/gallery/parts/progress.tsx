import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Progress } from '../../shared/ui/progress/progress.tsx'

export const title = 'Progress'

const values = [-20, 0, 8, 42, 100, 140]

/** From one below the minimum to one above the maximum, in steps of ten. */
const Moving = () => {
  const [value, setValue] = useState(-10)
  return (
    <>
      <Progress label="Moving" value={value} caption />
      <Button look="plain" onClick={() => setValue((before) => (before >= 110 ? -10 : before + 10))}>
        Next
      </Button>
    </>
  )
}

export const Part = () => (
  <>
    <h3>Lines</h3>
    {values.map((value) => (
      <Progress key={value} label={`Line of ${value}`} value={value} caption />
    ))}
    <Progress label="Cashback of this month" value={60} caption="HK$ 60 / 100" />
    <Progress label="Done" value={100} tone="good" caption />
    <Progress label="Used up" value={0} tone="warn" caption />
    <Progress label="Stopped" value={35} tone="danger" caption />
    <h3>Without a value</h3>
    <Progress label="Unknown line" value={undefined} caption />
    <h3>Rings</h3>
    <div className="gallery-icons">
      {values.map((value) => (
        <Progress key={value} look="ring" label={`Ring of ${value}`} value={value} caption />
      ))}
      <Progress look="ring" label="Done ring" value={100} tone="good" />
      <Progress look="ring" label="Unknown ring" value={undefined} />
    </div>
    <h3>Moving</h3>
    <Moving />
  </>
)
