CREATE TABLE `device_links` (
	`key` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`visitor_id` text NOT NULL,
	`conversation_id` text,
	`expires_at_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `device_links_by_visitor` ON `device_links` (`site`,`visitor_id`);