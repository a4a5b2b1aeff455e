import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

/** A speaker at a lectern, under an umbrella of lines that shelters the rows. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="276" cy="130" r="200" fill={paint(id, 'aura')} opacity=".55" />
    <path fill={colour('shade')} d="M-900 226H400v40H-900z" />
    <path fill={colour('2')} opacity=".5" d="M120 226h270v-20H150z" />
    <path fill={paint(id, 'haze')} opacity=".4" d="M160 112h232v100H138z" />
    <g data-move="grow">
      <path
        fill="#000"
        opacity=".25"
        d="M152 126a128 110 0 0 1 256 0c-12-12-32-12-43 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0"
        transform="translate(0 8)"
      />
      <path
        fill={paint(id, 'body')}
        d="M152 122a128 106 0 0 1 256 0c-12-12-32-12-43 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0"
      />
      <path
        fill={colour('6')}
        d="M195 122c0-50 30-92 78-106-18 20-36 62-36 106-10-12-32-12-42 0M280 122c0-48 0-90 0-106 22 16 42 56 42 106-10-12-32-12-42 0"
        opacity=".85"
      />
      <path fill={colour('3')} opacity=".9" d="M365 122c0-50-36-92-76-106 60 4 118 50 119 106-12-12-32-12-43 0" />
      <g fill="none" stroke={colour('light')} strokeWidth="2.4" opacity=".8">
        <path d="M280 16c-50 14-85 56-85 106M280 16c-26 20-43 60-43 106M280 16v106M280 16c26 20 42 60 42 106M280 16c50 14 85 56 85 106" />
        <path
          opacity=".6"
          d="M166 84q20-10 43-6 20-8 40-4 16-4 31-4t31 4q20-4 40 4 23-4 43 6M196 50q20-6 38-4 24-6 46-6t46 6q18-2 38 4"
        />
      </g>
      <path fill={paint(id, 'gloss')} opacity=".4" d="M152 122C154 64 206 18 270 16c-60 20-84 60-93 98-8-2-18 0-25 8" />
      <path stroke={colour('light')} strokeWidth="5" strokeLinecap="round" d="M280 16V4" />
    </g>
    <path stroke={colour('light')} strokeWidth="5" d="M280 116v50" />
    <g fill={colour('shade')}>
      <circle cx="280" cy="150" r="13" />
      <path d="M254 204c0-46 52-46 52 0v12h-52z" />
      <path stroke={colour('shade')} strokeWidth="9" strokeLinecap="round" d="M300 178l30-18" />
    </g>
    <path fill={colour('light')} d="M274 167h12l-6 14z" />
    <path fill={colour('6')} d="M280 170l4 6-4 18-4-18z" />
    <path fill={paint(id, 'gold')} d="M238 186h84l-8 16h-4l-6 52h-48l-6-52h-4z" />
    <path fill="#000" opacity=".14" d="M246 202h68l-2 8h-64z" />
    <path fill={paint(id, 'gloss')} opacity=".45" d="M238 186h26l-6 68h-2l-6-52h-4z" />
    <path fill="none" stroke={colour('light')} strokeWidth="3.5" strokeLinecap="round" d="M252 186c0-10 4-14 10-16" />
    <circle cx="264" cy="168" r="5" fill={colour('light')} />
    <path
      stroke={colour('shade')}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M266 236l8-8 8 5 12-14"
    />
    <g fill={colour('2')}>
      <path d="M60 260v-14a14 14 0 0 1 28 0v14zM110 260v-14a14 14 0 0 1 28 0v14zM160 260v-14a14 14 0 0 1 28 0v14zM210 260v-14a14 14 0 0 1 28 0v14zM324 260v-14a14 14 0 0 1 28 0v14zM372 260v-14a14 14 0 0 1 28 0v14z" />
    </g>
    <g fill={colour('1')}>
      <circle cx="74" cy="226" r="9" />
      <circle cx="124" cy="226" r="9" />
      <circle cx="174" cy="226" r="9" />
      <circle cx="224" cy="226" r="9" />
      <circle cx="338" cy="226" r="9" />
      <circle cx="386" cy="226" r="9" />
    </g>
  </>
)
