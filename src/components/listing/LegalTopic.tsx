import { FloodSign } from './FloodSign'

type Props = { title: string; sentences: string[]; sign?: string }

/** The legal statements about one subject, beside its name. */
export function LegalTopic({ title, sentences, sign }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-2 border-t border-sand py-5 min-[720px]:grid-cols-[11rem_minmax(0,1fr)]">
      <h3>{title}</h3>
      <div className="flex items-start gap-5">
        {sign && <FloodSign label={sign} />}
        <ul className="grid grid-cols-1 max-w-[64ch] gap-1.5">
          {sentences.map((sentence, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
