import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** An open door in the clouds, with the city at dawn behind it. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="150" r="210" fill={paint(id, 'aura')} opacity=".5" />
    <path
      fill={colour('5')}
      d="M-900 260v-40h400l500-6h20v-20h24v14h20v-38h26v20h18v-34l9-9 9 9v40h20v-24h24v30h20v-44h22v60h290v42z"
      opacity=".8"
    />
    <g transform="translate(88 44) scale(.82)">
      <path fill={colour('shade')} opacity=".35" d="M232 34h130v206H232z" transform="translate(10 6)" />
      <path fill={colour('2')} d="M226 240V44a12 12 0 0 1 12-12h116a12 12 0 0 1 12 12v196z" />
      <path fill={paint(id, 'body')} d="M226 240V44a12 12 0 0 1 12-12h116a12 12 0 0 1 12 12v6H238v190z" />
      <clipPath id={`${id}door`}>
        <path d="M240 240V52a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v188z" />
      </clipPath>
      <g clipPath={paint(id, 'door')}>
        <path fill={paint(id, 'dawn')} d="M230 40h130v210H230z" />
        <linearGradient id={`${id}dawn`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colour('6')} />
          <stop offset=".6" stopColor={colour('3')} />
          <stop offset="1" stopColor={colour('light')} />
        </linearGradient>
        <circle cx="300" cy="166" r="64" fill={paint(id, 'glow')} />
        <circle cx="300" cy="168" r="34" fill={colour('light')} />
        <path fill={colour('6')} opacity=".6" d="M230 190l30-22 24 16 30-30 46 34v30H230z" />
        <path fill={colour('1')} d="M246 210v-34h14v-20h12v54zM318 210v-66l8-10 8 10v66zM338 210v-40h20v40z" />
        <path
          fill={colour('2')}
          d="M230 212v-20h24v-14h12v20h10v-30h6v-16l5-6 5 6v16h6v44zM300 212v-24h18v-14h14v22h28v16z"
        />
        <path fill={colour('3')} d="M283 178h3v4h-3zM289 186h3v4h-3zM322 182h3v4h-3zM258 186h3v4h-3z" />
        <path fill={colour('4')} opacity=".6" d="M230 210h130v40H230z" />
        <path stroke={colour('light')} strokeWidth="2.5" strokeLinecap="round" d="M284 218h34M276 226h46M290 234h20" />
      </g>
      <path fill={paint(id, 'pearl')} opacity=".85" d="M240 240h112l30 20H176z" />
      <g data-move="spread">
        <path fill={colour('shade')} opacity=".4" d="M240 46l-62-10v222l62-18z" />
        <path fill={paint(id, 'gold')} d="M240 46l-64-14a4 4 0 0 0-5 4v212a4 4 0 0 0 5 4l64-12z" />
        <path fill="#000" opacity=".1" d="M240 46l-10-2v198l10-2z" />
        <path
          fill="none"
          stroke={colour('4')}
          strokeWidth="3"
          strokeLinejoin="round"
          d="M182 52l44 8v56l-44-2zM182 130l44 0v92l-44 10z"
        />
        <path fill={paint(id, 'gloss')} opacity=".45" d="M171 36a4 4 0 0 1 5-4l26 6-6 210-20 4a4 4 0 0 1-5-4z" />
        <circle cx="180" cy="146" r="5.5" fill={colour('light')} />
      </g>
    </g>
    <path
      fill={colour('light')}
      opacity=".22"
      d="M-900 262v-16H60a20 20 0 0 1 30-16 26 26 0 0 1 48 2 18 18 0 0 1 26 14h26v16z"
    />
    <path
      fill={colour('light')}
      opacity=".92"
      d="M150 270a16 16 0 0 1 4-30 24 24 0 0 1 44-8 18 18 0 0 1 30 14 14 14 0 0 1 12 14zM330 270a18 18 0 0 1 6-32 26 26 0 0 1 46-10 20 20 0 0 1 20 4v74h-72z"
    />
    <path
      fill={colour('6')}
      opacity=".35"
      d="M150 270a16 16 0 0 1-6-20c20 12 60 10 96 6v14zM330 270a18 18 0 0 1-8-20c20 10 50 10 80 4v52h-72z"
    />
    <Spark at="translate(210 18) scale(.8)" fill={colour('light')} />
    <Spark at="translate(380 40) scale(1)" fill={colour('light')} />
    <Spark at="translate(150 90) scale(.7)" />
  </>
)
