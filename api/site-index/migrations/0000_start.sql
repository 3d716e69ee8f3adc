CREATE TABLE `site_crawl_ends` (
	`site` text PRIMARY KEY NOT NULL,
	`ended_at_ms` integer NOT NULL,
	`started_at_ms` integer,
	`sitemap_url` text DEFAULT '' NOT NULL,
	`summary` text DEFAULT 'null' NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `site_crawl_pages` (
	`site` text NOT NULL,
	`url` text NOT NULL,
	`indexed_url` text NOT NULL,
	`content_hash` text NOT NULL,
	`crawl` integer NOT NULL,
	`asked_at_ms` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`site`, `url`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `site_crawl_pages_content` ON `site_crawl_pages` (`site`,`content_hash`,`crawl`);--> statement-breakpoint
CREATE INDEX `site_crawl_pages_indexed` ON `site_crawl_pages` (`site`,`indexed_url`);--> statement-breakpoint
CREATE TABLE `site_crawl_queue` (
	`id` integer PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`modified_at_ms` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_crawl_queue_url` ON `site_crawl_queue` (`site`,`url`);--> statement-breakpoint
CREATE INDEX `site_crawl_queue_next` ON `site_crawl_queue` (`site`,`state`,`host`,`attempts`,`id`);--> statement-breakpoint
CREATE TABLE `site_crawl_crawls` (
	`site` text PRIMARY KEY NOT NULL,
	`sitemap_url` text NOT NULL,
	`number` integer NOT NULL,
	`started_at_ms` integer NOT NULL,
	`is_open` integer NOT NULL,
	`is_complete` integer NOT NULL,
	`follows_links` integer DEFAULT 0 NOT NULL,
	`pid` integer,
	`alive_at_ms` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `site_index_pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`site_id` integer NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`lang` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`content_hash` text NOT NULL,
	`fetched_at_ms` integer NOT NULL,
	`breadcrumb` text DEFAULT '[]' NOT NULL,
	`analysis` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_index_pages_url` ON `site_index_pages` (`site_id`,`url`);--> statement-breakpoint
CREATE INDEX `site_index_pages_lang` ON `site_index_pages` (`site_id`,`lang`);--> statement-breakpoint
CREATE TABLE `site_index_passages` (
	`id` integer PRIMARY KEY NOT NULL,
	`page_id` integer NOT NULL,
	`heading` text NOT NULL,
	`text` text NOT NULL,
	`length` integer NOT NULL,
	`codes` blob NOT NULL,
	`fragment` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_index_passages_page` ON `site_index_passages` (`page_id`);--> statement-breakpoint
CREATE TABLE `site_pushed_documents` (
	`site` text NOT NULL,
	`id` text NOT NULL,
	`url` text NOT NULL,
	`pushed_at_ms` integer NOT NULL,
	PRIMARY KEY(`site`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `site_pushed_documents_url` ON `site_pushed_documents` (`site`,`url`);--> statement-breakpoint
CREATE TABLE `site_index_sites` (
	`id` integer PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`passages` integer DEFAULT 0 NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_index_sites_site_unique` ON `site_index_sites` (`site`);