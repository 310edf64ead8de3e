import { loaderText } from './manifest'

/** The script that starts islands; it stands in the head of every page. */
export const LoaderScript = () => <script dangerouslySetInnerHTML={{ __html: loaderText() }} />
