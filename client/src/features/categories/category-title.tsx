import { Bdi, Ltr } from '../../components/bdi';
import type { AdminCategoryRowFragment } from '../../graphql/generated/graphql';
import { CategoryIcon } from './category-icon';
import styles from './category-title.module.css';
import { useCategoryName } from './use-category-choices';

/** A category's drawing in its colour, its name in the language of the screen, its slug under it. */
export function CategoryTitle({ category }: { category: AdminCategoryRowFragment }) {
  const nameOf = useCategoryName();
  return (
    <div className={styles.title}>
      <span className={styles.icon} style={{ color: category.color }}>
        <CategoryIcon name={category.icon} />
      </span>
      <div className={styles.words}>
        <Bdi>{nameOf(category)}</Bdi>
        <span className={styles.slug}>
          <Ltr>{category.slug}</Ltr>
        </span>
      </div>
    </div>
  );
}
