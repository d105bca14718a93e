import { Ltr } from '../../components/bdi';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import type { AdminCategoryRowFragment } from '../../graphql/generated/graphql';
import { CategoryIcon } from './category-icon';
import styles from './category-title.module.css';

/** A category's icon in its colour and its name, with the slug under it. */
export function CategoryTitle({ category }: { category: AdminCategoryRowFragment }) {
  return (
    <div className={styles.title}>
      <span className={styles.icon} style={{ color: category.color }}>
        <CategoryIcon name={category.icon} />
      </span>
      <div className={styles.words}>
        <ResolvedText language={category.resolvedLanguage}>{category.name}</ResolvedText>
        <span className={styles.slug}>
          <Ltr>{category.slug}</Ltr>
        </span>
      </div>
    </div>
  );
}
