import { Icon } from '@/components/icon/Icon'
import { MAX_QUERY_LENGTH } from '@/domain/catalogue/search/words'

type Props = {
  action: string
  text: string
  words: { label: string; placeholder: string; submit: string }
}

/** The search input as a plain form. */
export function SearchForm({ action, text, words }: Props) {
  return (
    <form action={action} method="get" role="search" className="flex max-w-180 flex-wrap gap-3">
      <label className="min-w-0 flex-[1_1_16rem]">
        <span className="sr-only">{words.label}</span>
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={words.placeholder}
          dir="auto"
          className="field min-h-12 w-full text-lg"
        />
      </label>
      <button className="button button-solid min-h-12 gap-2 max-sm:flex-1 max-sm:justify-center">
        <Icon name="search" size={18} />
        {words.submit}
      </button>
    </form>
  )
}
