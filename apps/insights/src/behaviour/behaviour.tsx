import type { TrackingBehaviour } from '@foyer/api/tracking/behaviour'
import { InDays } from '../figures/in-days.tsx'
import { HeatMap } from './heat-map.tsx'
import { PageTimes } from './page-times.tsx'
import { Sources } from './sources.tsx'

const isEmpty = (data: TrackingBehaviour): boolean => Object.values(data).every(({ length }) => length === 0)

/** Behaviour of visitors in a range of days. */
export const Behaviour = () => (
  <InDays of="behaviour" isEmpty={isEmpty}>
    {(data, range) => (
      <>
        <div className="pair">
          <Sources {...data} />
        </div>
        <div className="pair-wide">
          <PageTimes {...data} />
        </div>
        <HeatMap range={range} heatMaps={data.heatMaps} />
      </>
    )}
  </InDays>
)
