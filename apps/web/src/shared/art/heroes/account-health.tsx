import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** A shield with a tick, in front of a check list. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="130" r="200" fill={paint(id, 'aura')} opacity=".38" />
    <path fill={colour('5')} opacity=".6" d="M-900 232H990v30H-900z" />
    <g data-move="rise">
      <g transform="translate(14 0) rotate(-9 196 190)">
        <rect x="138" y="116" width="112" height="160" rx="14" fill="#000" opacity=".25" transform="translate(6 8)" />
        <rect x="138" y="116" width="112" height="160" rx="14" fill={colour('light')} />
        <rect x="166" y="106" width="56" height="22" rx="8" fill={paint(id, 'gold')} />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path stroke={colour('5')} strokeWidth="6" d="M182 152h26M182 180h20M182 208h26M182 236h20" opacity=".6" />
          <path stroke={colour('2')} strokeWidth="5" d="M154 151l5 5 9-10M154 179l5 5 9-10M154 207l5 5 9-10" />
        </g>
        <circle cx="161" cy="236" r="6" fill="none" stroke={colour('5')} strokeWidth="3.5" opacity=".7" />
      </g>
    </g>
    <g transform="translate(-14 0)">
      <path
        fill="#000"
        opacity=".28"
        d="M300 44c24 20 52 28 90 30v76c0 60-44 92-84 110-44-18-88-50-88-110V74c34-2 60-10 82-30"
        transform="translate(-4 6)"
      />
      <path
        fill={paint(id, 'body')}
        d="M300 24c28 22 60 32 98 34v84c0 64-52 100-98 122-46-22-98-58-98-122V58c38-2 70-12 98-34"
      />
      <path fill={colour('2')} d="M300 24c28 22 60 32 98 34v84c0 64-52 100-98 122z" opacity=".55" />
      <path
        fill={paint(id, 'gloss')}
        opacity=".4"
        d="M202 58c38-2 70-12 98-34v34c-24 16-48 24-74 28v56c0 24 6 44 18 62-26-18-42-36-42-62z"
      />
      <circle cx="300" cy="138" r="66" fill={colour('shade')} />
      <circle cx="300" cy="138" r="66" fill={paint(id, 'gloss')} opacity=".1" />
      <g data-move="spread">
        <circle cx="300" cy="138" r="50" fill={paint(id, 'gold')} />
        <path
          fill="none"
          stroke={colour('shade')}
          strokeWidth="11"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M277 138l16 16 30-33"
        />
      </g>
    </g>
    <Spark at="translate(212 40) scale(1.1)" fill={colour('light')} />
    <Spark at="translate(238 22) scale(.7)" />
  </>
)
